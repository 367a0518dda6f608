"""Online tables: lobby, live play, storage and bot workers. Nothing imports the server; see docs/api.md and docs/hosting."""
