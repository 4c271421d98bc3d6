DesktopCommand.main()
