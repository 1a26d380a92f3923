"""The table in a browser: pages, HTTP, one WebSocket per open table, and the tables that live in memory behind them."""
