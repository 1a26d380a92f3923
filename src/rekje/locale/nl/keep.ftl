# De score van een spel op tafel bijhouden
keep-line-twice = Deze regel staat er al.
keep-no-line = Die regel staat niet (meer) op dit scoreblad.
keep-full = Op een scoreblad passen hoogstens { $most } regels.
keep-no-book = Aan deze tafel wordt geen score bijgehouden.
