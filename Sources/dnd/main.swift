import DNDCommands

Invocation.main()
