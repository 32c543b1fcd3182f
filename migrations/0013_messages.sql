-- Messages that say more than a prompt shows (parts, tool calls, further fields, another library's form) are kept as they came, beside the
-- form in which prompts show them: JSON text of [position, replaced, message], null for a turn of plain messages.
ALTER TABLE turns ADD COLUMN originals text;
