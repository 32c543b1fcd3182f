-- The history of a session that is not as its reader knows it, as `stores/context-store` reads it where nothing of it is known. In a function it costs a
-- reading that finds nothing new only its name: what stands in the statement itself is made ready whether it is run or not. A test holds the two alike.
CREATE FUNCTION session_history_since(
  s sessions, window_turns int, reach_turns int, prompt_tokens int, known_generation bigint, known_version bigint, next_turn int
) RETURNS text LANGUAGE plpgsql STABLE AS $$ -- STABLE: it sees the turns of the very moment at which the session was read
DECLARE
  continues boolean := s.generation = known_generation AND s.version >= known_version;
BEGIN
  RETURN (
    SELECT
      '[' || s.generation || ',' || s.version || ',' || s.turn_count || ',' || s.message_count - s.removed_messages || ',' ||
      s.token_count - CASE WHEN s.first_turn = 1 THEN 0 ELSE coalesce((
        SELECT tokens_before FROM turns f WHERE f.tenant_id = s.tenant_id AND f.session_id = s.session_id AND f.turn_number = s.first_turn), s.token_count) END ||
      ',' || s.plan_state || ',' || to_json(continues) || ',' ||
      CASE WHEN s.was_valid OR s.tools_used <> '{}' THEN json_build_array(s.tools_used, s.was_valid)::text ELSE 'null' END ||
      E']\n[' || coalesce(latest.turns, '') || ']' || coalesce(E'\n' || latest.messages, '')
    FROM (
      SELECT string_agg(
          '[' || turn_number || ',"' || turn_id || '",' || to_json(digest) || ',' || digest_tokens || ',' || coalesce(places, 'null') || ',' || message_count ||
          ',' || token_count || ',' || coalesce(shown_tokens::text, 'null') || ',' || to_json(cut) ||
          CASE WHEN turn_number = s.turn_count AND (report IS NOT NULL OR open_results IS NOT NULL)
            THEN ',' || coalesce(to_json(report)::text, 'null') || ',' || coalesce(to_json(open_results)::text, 'null') ELSE '' END || ']', ',' ORDER BY turn_number) AS turns,
        string_agg(CASE WHEN shown_tokens IS NULL THEN NULL WHEN cut THEN excerpt ELSE messages END, E'\n' ORDER BY turn_number) AS messages
      FROM (
        SELECT *, CASE
          WHEN turn_number <= s.turn_count - window_turns OR (cut AND excerpt_tokens IS NULL) THEN NULL
          WHEN cut THEN excerpt_tokens
          WHEN s.token_count - tokens_before <= prompt_tokens THEN token_count
        END AS shown_tokens
        FROM (
          SELECT turn_number, turn_id, digest, digest_tokens, places, messages, message_count, token_count, tokens_before, excerpt, excerpt_tokens,
            report, open_results, turn_number = s.turn_count AND token_count > prompt_tokens AS cut
          FROM turns
          WHERE tenant_id = s.tenant_id AND session_id = s.session_id AND turn_number >= CASE WHEN continues THEN next_turn ELSE s.first_turn END
          ORDER BY turn_number DESC
          LIMIT reach_turns
        ) reach
      ) marked
    ) latest
  );
END $$;
