# A window of GTK 3. At each letter v it takes some types from the clipboard, and appends to a file a line for each:
# the type, and the length and beginning of what came, or the size of the picture.
#
# usage: paster.py FILE TYPE...
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk


def taken(clipboard, name):
    if name.startswith("image/"):
        picture = clipboard.wait_for_image()
        return picture and "%d x %d" % (picture.get_width(), picture.get_height())
    contents = clipboard.wait_for_contents(Gdk.Atom.intern(name, False))
    data = contents and contents.get_data()
    return data and "%d %s" % (len(data), data[:80].decode(errors="replace"))


def pressed(_, event):
    if Gdk.keyval_name(event.keyval) == "v":
        clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
        lines = ["%s %s\n" % (name, taken(clipboard, name)) for name in sys.argv[2:]]
        with open(sys.argv[1], "a") as file:
            file.writelines(lines)
    return True


window = Gtk.Window(title="paster")
window.set_wmclass("paster", "paster")
window.connect("key-press-event", pressed)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
