-- Component data that a host passed in, apart from the options, so that no list of tables reads it.

ALTER TABLE tables ADD COLUMN custom_data TEXT;  -- none with built-in data, and where an older server kept it in the options
