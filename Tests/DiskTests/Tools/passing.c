// A FUSE file system that passes all requests on to a directory, logs them, and imitates faults of real drivers.
//
// usage: passing FOLDER LOG MODES MOUNT [FUSE OPTIONS]
//
// MODES is a comma-separated list:
//   nosync    does not implement fsync, which the kernel hides from callers
//   nosyncdir does not implement fsync of directories, which the kernel hides, too
//   badsync   fsync fails
//   nolink    does not support hard links
//   noflags   does not support rename flags
//   noreplace renames that would replace a file fail
//   strict    rejects names with a colon as nonexistent, as exfat-fuse does
//   empty     loses the contents of a renamed directory
//   last      loses the last file, by name, of a renamed directory
//   cut       truncates files by one byte when they or their directory are renamed
//   sends     cannot open what was renamed, or is in what was renamed, for two seconds, as a driver that still sends it
//   stuck     cannot open it ever again
//   shuffled  lists directories backwards
//   folds     ignores the case of letters in names
//   others    gives each path an inode number of its own
//   cached    lets the kernel remember names and statuses for 20 seconds
//   remembers tells the status of a path for 20 seconds as it was, but opens files as they are
//   removes   removes what has the new name before it renames, and does not see hidden files made by others, like rclone
//   badattr   fails to tell extended attributes
//   nochmod   does not implement permissions
//   ownzeros  returns zeros to a descriptor that has written, as fusefat does
#define FUSE_USE_VERSION 31
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fuse3/fuse.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

static int root, record;
static const char *modes;

static int is(const char *mode) {
  size_t size = strlen(mode);
  for (const char *at = modes; (at = strstr(at, mode)); at += size)
    if ((at == modes || at[-1] == ',') && (!at[size] || at[size] == ',')) return 1;
  return 0;
}

static void tell(const char *what, const char *path, const char *more) {
  char line[2 * PATH_MAX + 64];
  int size = snprintf(line, sizeof line, "%s %s%s%s\n", what, path, more ? " " : "", more ? more : "");
  if (write(record, line, size) < 0) abort();
}

// The names in the directory as they are written there, where their case is ignored.
static const char *folded(const char *path) {
  static _Thread_local char found[4][PATH_MAX];
  static _Thread_local int next;
  char *at = found[next++ % 4], names[PATH_MAX], *rest = names, *name;
  snprintf(names, sizeof names, "%s", path);
  int size = 0;
  at[0] = 0;
  while ((name = strsep(&rest, "/"))) {
    struct stat status;
    int start = size;
    size += snprintf(at + size, PATH_MAX - size, "%s%s", size ? "/" : "", name);
    if (!fstatat(root, at, &status, AT_SYMLINK_NOFOLLOW)) continue;
    char above[PATH_MAX];
    snprintf(above, sizeof above, "%.*s", start, at);
    int folder = openat(root, start ? above : ".", O_RDONLY | O_DIRECTORY);
    DIR *list = folder < 0 ? NULL : fdopendir(folder);
    for (struct dirent *entry; list && (entry = readdir(list));)
      if (!strcasecmp(entry->d_name, name)) strcpy(at + size - strlen(name), entry->d_name);
    if (list) closedir(list);
  }
  return at;
}

static const char *below(const char *path) {
  if (!path[1]) return ".";
  return is("folds") ? folded(path + 1) : path + 1;
}

// What was told about paths, and when.
static struct { char path[256]; struct stat status; time_t time; } told[256];
static pthread_mutex_t telling = PTHREAD_MUTEX_INITIALIZER;

static int remembers(const char *path, struct stat *status) {
  int found = 0;
  pthread_mutex_lock(&telling);
  for (int at = 0; at < 256; at++)
    if (!strcmp(told[at].path, path) && time(NULL) - told[at].time < 20) *status = told[at].status, found = 1;
  pthread_mutex_unlock(&telling);
  return found;
}

static void remember(const char *path, const struct stat *status) {
  static int next;
  if (!is("remembers") || !path || strlen(path) >= 256) return;
  pthread_mutex_lock(&telling);
  for (int at = 0; at < 256; at++)
    if (!strcmp(told[at].path, path)) told[at].path[0] = 0;
  if (status) {
    int at = next++ % 256;
    strcpy(told[at].path, path);
    told[at].status = *status;
    told[at].time = time(NULL);
  }
  pthread_mutex_unlock(&telling);
}

// The hidden names given here.
static char given[64][256];

static void give(const char *path) {
  static int next;
  if (strstr(path, "/.dnd-")) snprintf(given[next++ % 64], 256, "%s", path);
}

static int sees(const char *path) {
  if (!is("removes") || !path || !strstr(path, "/.dnd-")) return 1;
  for (int at = 0; at < 64; at++)
    if (!strcmp(given[at], path)) return 1;
  return 0;
}

static int answer(int result) { return result < 0 ? -errno : 0; }
static int refuses(const char *path) { return is("strict") && strchr(path, ':'); }

static int pass_getattr(const char *path, struct stat *status, struct fuse_file_info *file) {
  if (file) return answer(fstat(file->fh, status));
  if (is("remembers") && remembers(path, status)) return 0;
  if (!sees(path)) return -ENOENT;
  int result = answer(fstatat(root, below(path), status, AT_SYMLINK_NOFOLLOW));
  if (!result) remember(path, status);
  return result;
}

static int pass_readlink(const char *path, char *text, size_t size) {
  ssize_t count = readlinkat(root, below(path), text, size - 1);
  if (count < 0) return -errno;
  text[count] = 0;
  return 0;
}

// The server is root, so give the new node to the calling user.
static int owned(int result, const char *path) {
  if (result < 0) return -errno;
  struct fuse_context *who = fuse_get_context();
  return answer(fchownat(root, below(path), who->uid, who->gid, AT_SYMLINK_NOFOLLOW));
}

static int pass_mkdir(const char *path, mode_t mode) {
  tell("mkdir", path, NULL);
  give(path);
  if (refuses(path)) return -ENOENT;
  return owned(mkdirat(root, below(path), mode), path);
}

static int pass_unlink(const char *path) {
  tell("unlink", path, NULL);
  remember(path, NULL);
  return answer(unlinkat(root, below(path), 0));
}

static int pass_rmdir(const char *path) {
  tell("rmdir", path, NULL);
  return answer(unlinkat(root, below(path), AT_REMOVEDIR));
}

static int pass_symlink(const char *text, const char *path) {
  if (refuses(path)) return -ENOENT;
  return owned(symlinkat(text, root, below(path)), path);
}

static int pass_link(const char *old, const char *new) {
  if (is("nolink")) return -EPERM;
  tell("link", old, new);
  remember(old, NULL);
  remember(new, NULL);
  return answer(linkat(root, below(old), root, below(new), 0));
}

static void cut(int folder, const char *name) {
  struct stat status;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) || !S_ISREG(status.st_mode) || !status.st_size) return;
  int file = openat(folder, name, O_WRONLY);
  if (file < 0 || ftruncate(file, status.st_size - 1)) abort();
  close(file);
}

// Removes the entries to be lost below a directory.
static void lose(int folder, int all) {
  struct dirent **entries;
  int count = scandirat(folder, ".", &entries, NULL, alphasort);
  for (int at = count - 1, gone = 0; at >= 0; at--) {
    char *name = entries[at]->d_name;
    if (!strcmp(name, ".") || !strcmp(name, "..")) continue;
    if (is("cut")) cut(folder, name);
    if (entries[at]->d_type != DT_DIR) {
      if (all || (is("last") && !gone++)) unlinkat(folder, name, 0);
      continue;
    }
    int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    if (all || is("cut")) lose(inner, all);
    close(inner);
    if (all) unlinkat(folder, name, AT_REMOVEDIR);
  }
}

// What was renamed, with the time in seconds.
static struct { char path[PATH_MAX]; time_t time; } renamed[16];
static atomic_uint renames;

static int is_sent(const char *path) {
  if (!is("sends") && !is("stuck")) return 0;
  for (int i = 0; i < 16; i++) {
    size_t size = strlen(renamed[i].path);
    if (size && !strncmp(path, renamed[i].path, size) && (!path[size] || path[size] == '/') &&
        (is("stuck") || time(NULL) - renamed[i].time < 3))
      return 1;
  }
  return 0;
}

static int pass_rename(const char *old, const char *new, unsigned flags) {
  if (flags && is("noflags")) return -EINVAL;
  tell("rename", old, new);
  remember(old, NULL);
  remember(new, NULL);
  if (refuses(new)) return -ENOENT;
  if (is("noreplace") && !faccessat(root, below(new), F_OK, AT_SYMLINK_NOFOLLOW)) return -EEXIST;
  const char *from = below(old), *to = below(new);
  if (is("removes") && strcmp(old, new)) unlinkat(root, to, 0);
  give(new);
  // A name may be changed to one that differs only in case.
  if (!flags && is("folds") && !strcmp(from, to)) to = new + 1;
  if (renameat2(root, from, root, to, flags) < 0) return -errno;
  int next = renames++ % 16;
  snprintf(renamed[next].path, PATH_MAX, "%s", new);
  renamed[next].time = time(NULL);
  struct stat status;
  if (fstatat(root, below(new), &status, AT_SYMLINK_NOFOLLOW)) return -errno;
  // After an exchange, damage only the entry with the new name.
  if (S_ISDIR(status.st_mode)) {
    int folder = openat(root, below(new), O_RDONLY | O_DIRECTORY);
    lose(folder, is("empty"));
    close(folder);
  } else if (is("cut")) {
    cut(root, below(new));
  }
  return 0;
}

static int pass_listxattr(const char *path, char *names, size_t size) { return is("badattr") ? -EIO : -ENOTSUP; }

static int pass_getxattr(const char *path, const char *name, char *value, size_t size) {
  return is("badattr") ? -EIO : -ENOTSUP;
}

static int pass_chmod(const char *path, mode_t mode, struct fuse_file_info *file) {
  remember(path, NULL);
  if (is("nochmod")) return -ENOSYS;
  return answer(file ? fchmod(file->fh, mode) : fchmodat(root, below(path), mode, 0));
}

static int pass_chown(const char *path, uid_t user, gid_t group, struct fuse_file_info *file) {
  return answer(file ? fchown(file->fh, user, group)
                     : fchownat(root, below(path), user, group, AT_SYMLINK_NOFOLLOW));
}

static int pass_truncate(const char *path, off_t size, struct fuse_file_info *file) {
  remember(path, NULL);
  if (file) return answer(ftruncate(file->fh, size));
  int opened = openat(root, below(path), O_WRONLY | O_NOFOLLOW);
  if (opened < 0) return -errno;
  int result = answer(ftruncate(opened, size));
  close(opened);
  return result;
}

static int pass_utimens(const char *path, const struct timespec times[2], struct fuse_file_info *file) {
  remember(path, NULL);
  return answer(file ? futimens(file->fh, times) : utimensat(root, below(path), times, AT_SYMLINK_NOFOLLOW));
}

static int pass_open(const char *path, struct fuse_file_info *file) {
  if (is_sent(path)) return -EIO;
  int opened = openat(root, below(path), file->flags & ~(O_APPEND | O_DIRECT));
  if (opened < 0) return -errno;
  file->fh = opened;
  return 0;
}

static int pass_create(const char *path, mode_t mode, struct fuse_file_info *file) {
  tell("create", path, NULL);
  give(path);
  if (refuses(path)) return -ENOENT;
  remember(path, NULL);
  int opened = openat(root, below(path), (file->flags & ~(O_APPEND | O_DIRECT)) | O_CREAT, mode);
  if (opened < 0) return -errno;
  struct fuse_context *who = fuse_get_context();
  if (fchown(opened, who->uid, who->gid)) return -errno;
  file->fh = opened;
  return 0;
}

// The descriptors that have written.
static char wrote[1 << 16];

static int pass_read(const char *path, char *bytes, size_t size, off_t offset, struct fuse_file_info *file) {
  ssize_t count = pread(file->fh, bytes, size, offset);
  if (count > 0 && is("ownzeros") && file->fh < sizeof wrote && wrote[file->fh]) memset(bytes, 0, count);
  return count < 0 ? -errno : (int)count;
}

static int pass_write(const char *path, const char *bytes, size_t size, off_t offset, struct fuse_file_info *file) {
  remember(path, NULL);
  if (file->fh < sizeof wrote) wrote[file->fh] = 1;
  ssize_t count = pwrite(file->fh, bytes, size, offset);
  return count < 0 ? -errno : (int)count;
}

static int pass_statfs(const char *path, struct statvfs *status) { return answer(fstatvfs(root, status)); }

static int sync_of(const char *what, const char *path, int number) {
  tell(what, path, NULL);
  if (is("nosync")) return -ENOSYS;
  if (is("badsync")) return -EIO;
  return answer(fsync(number));
}

static int pass_fsync(const char *path, int data, struct fuse_file_info *file) {
  return sync_of("fsync", path, file->fh);
}

static int pass_release(const char *path, struct fuse_file_info *file) {
  if (file->fh < sizeof wrote) wrote[file->fh] = 0;
  return answer(close(file->fh));
}

static int pass_opendir(const char *path, struct fuse_file_info *file) {
  int opened = openat(root, below(path), O_RDONLY | O_DIRECTORY);
  if (opened < 0) return -errno;
  file->fh = opened;
  return 0;
}

static int pass_readdir(const char *path, void *buffer, fuse_fill_dir_t fill, off_t offset,
                        struct fuse_file_info *file, enum fuse_readdir_flags flags) {
  struct dirent **entries;
  int count = scandirat(file->fh, ".", &entries, NULL, alphasort);
  if (count < 0) return -errno;
  for (int place = 0; place < count; place++) {
    int at = is("shuffled") ? count - 1 - place : place;
    struct stat status = {.st_ino = entries[at]->d_ino, .st_mode = entries[at]->d_type << 12};
    fill(buffer, entries[at]->d_name, &status, 0, 0);
    free(entries[at]);
  }
  free(entries);
  return 0;
}

static int pass_fsyncdir(const char *path, int data, struct fuse_file_info *file) {
  return is("nosyncdir") ? -ENOSYS : sync_of("fsyncdir", path, file->fh);
}

static void *start(struct fuse_conn_info *connection, struct fuse_config *settings) {
  settings->use_ino = !is("others");
  // A file that is still open would be hidden before a rename replaces it, so that the rename would not fail.
  settings->hard_remove = is("noreplace");
  // Otherwise nothing is cached: names may change without the kernel's knowledge.
  settings->entry_timeout = settings->attr_timeout = is("cached") ? 20 : 0;
  return NULL;
}

static const struct fuse_operations operations = {
  .init = start, .getattr = pass_getattr, .readlink = pass_readlink, .mkdir = pass_mkdir,
  .unlink = pass_unlink, .rmdir = pass_rmdir, .symlink = pass_symlink, .rename = pass_rename,
  .link = pass_link, .chmod = pass_chmod, .chown = pass_chown, .truncate = pass_truncate,
  .utimens = pass_utimens, .open = pass_open, .create = pass_create, .read = pass_read,
  .write = pass_write, .statfs = pass_statfs, .fsync = pass_fsync, .release = pass_release,
  .opendir = pass_opendir, .releasedir = pass_release, .readdir = pass_readdir, .fsyncdir = pass_fsyncdir,
  .listxattr = pass_listxattr, .getxattr = pass_getxattr,
};

int main(int count, char **words) {
  if (count < 5) return 64;
  root = open(words[1], O_RDONLY | O_DIRECTORY);
  record = open(words[2], O_WRONLY | O_CREAT | O_APPEND, 0666);
  if (root < 0 || record < 0) return 66;
  modes = words[3];
  umask(0);
  words[3] = words[0];
  return fuse_main(count - 3, words + 3, &operations, NULL);
}
