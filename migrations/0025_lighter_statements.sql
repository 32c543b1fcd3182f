-- What the hot statements need now and then stands in functions: a part of a statement is made ready at every run, whether it is needed or
-- not, and a function costs no more than its name until it is called. What earlier versions call stays, for they may still be running.

-- The language that a user's newest session is in; null for a user without one.
CREATE FUNCTION last_language(tenant text, who text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT last.language FROM sessions last WHERE last.tenant_id = tenant AND last.user_id = who AND last.state = 'live'
    ORDER BY last.created_at DESC LIMIT 1
  );
END $$;

-- The tokens of a session before one of its turns; null where that is gone.
CREATE FUNCTION tokens_before_turn(tenant text, session text, number int) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT tokens_before FROM turns t WHERE t.tenant_id = tenant AND t.session_id = session AND t.turn_number = number);
END $$;

-- Locks a session that is there, so that it stays; false where there is none.
CREATE FUNCTION hold_session(tenant text, session text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sessions s WHERE s.tenant_id = tenant AND s.session_id = session FOR NO KEY UPDATE;
  RETURN FOUND;
END $$;

-- The texts of a JSON array.
CREATE FUNCTION texts_of(list jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  RETURN ARRAY(SELECT jsonb_array_elements_text(list));
END $$;

-- The names of tools with those that are new among some more, up to 64.
CREATE FUNCTION tools_with(known text[], more text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (known || ARRAY(SELECT tool FROM unnest(more) AS tool WHERE tool <> ALL (known)))[1:64];
END $$;

-- What the first turn of a session brings about: its user, and the event of its beginning.
CREATE FUNCTION begin_session(tenant text, who text, session text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO users (tenant_id, user_id) VALUES (tenant, who) ON CONFLICT DO NOTHING;
  INSERT INTO events (tenant_id, type, user_id, session_id, created_at) VALUES (tenant, 'session.created', who, session, at);
END $$;

-- True where the answer of a turn may be given again: its session still shows it, the next turn did not correct it, and it speaks of
-- nothing that its user asked to forget. `own`: the question is of the user's own affairs, of which nothing must have ceased to hold since.
CREATE FUNCTION may_answer_again(tenant text, who text, own boolean, session text, number int, id uuid, stored timestamptz)
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN stored > '-infinity'
    AND EXISTS (SELECT FROM sessions s WHERE s.tenant_id = tenant AND s.session_id = session AND s.state = 'live' AND s.first_turn <= number OFFSET 0)
    AND NOT EXISTS (SELECT FROM turns n WHERE n.tenant_id = tenant AND n.session_id = session AND n.turn_number = number + 1 AND n.corrects OFFSET 0)
    AND NOT EXISTS (
      SELECT FROM LATERAL (
          SELECT fact_id FROM fact_history
          WHERE turn_id = id AND tenant_id = tenant AND (event IS DISTINCT FROM 'superseded' OR other_fact IS NULL) OFFSET 0
        ) spoken,
        LATERAL (SELECT state FROM facts WHERE tenant_id = tenant AND fact_id = spoken.fact_id OFFSET 0) fact
      WHERE fact.state = 'deleted')
    AND NOT (own AND EXISTS (
      SELECT FROM facts f WHERE f.user_id = who AND f.tenant_id = tenant AND f.state <> 'active' AND f.updated_at > stored OFFSET 0));
END $$;

-- The newest three turns that answered the question of a hash, as far as they may again; null where there is none.
CREATE FUNCTION answered_turns(tenant text, who text, hash bigint, own boolean) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_array(t.session_id, t.turn_number, t.messages, t.language, extract(epoch FROM t.stored_at) * 1000, t.turn_id)) FROM (
      SELECT session_id, turn_number, messages, language, stored_at, turn_id FROM turns answered
      WHERE user_id = who AND tenant_id = tenant AND question = hash
        AND may_answer_again(tenant, who, own, session_id, turn_number, turn_id, stored_at)
      ORDER BY answered.stored_at DESC LIMIT 3
    ) t
  );
END $$;

-- The facts that may be told of a user, as stores/fact-candidates-sql says: JSON text of an array of arrays; null where there is none. What
-- was not asked for is not looked for. Every look reads an index from its newest entry, so many at most: their number is the bound.
CREATE FUNCTION candidate_facts(tenant text, who text, slots json, domains json, terms json, at timestamptz) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  touched uuid[] := ARRAY(
    SELECT fact_id FROM facts WHERE tenant_id = tenant AND user_id = who AND state = 'active' AND standing ORDER BY last_confirmed_at DESC LIMIT 16);
  spoken uuid[] := '{}'; -- once for each term
BEGIN
  IF json_array_length(slots) > 0 THEN
    touched := touched || ARRAY(
      SELECT newest.fact_id FROM json_array_elements_text(slots) AS wanted (slot), LATERAL (
        SELECT fact_id FROM facts WHERE tenant_id = tenant AND user_id = who AND state = 'active' AND slot = wanted.slot
        ORDER BY last_confirmed_at DESC LIMIT 9 -- one more than is ever told of a slot: whether these are all
      ) newest);
  END IF;
  IF json_array_length(domains) > 0 THEN
    touched := touched || ARRAY(
      SELECT best.fact_id FROM json_array_elements_text(domains) AS wanted (domain), LATERAL (
        SELECT newest.fact_id
        FROM (VALUES -- since when a fact must be confirmed to be told unasked: 180, 90 and 30 days
          (1, 'high', at - interval '4320 hours'), (2, 'medium', at - interval '2160 hours'), (3, 'low', at - interval '720 hours')
        ) AS told (rank, confidence, since), LATERAL (
          SELECT fact_id, last_confirmed_at FROM facts
          WHERE tenant_id = tenant AND user_id = who AND state = 'active' AND domain = wanted.domain AND confidence = told.confidence
            AND last_confirmed_at >= told.since
          ORDER BY last_confirmed_at DESC LIMIT 16
        ) newest
        ORDER BY rank, last_confirmed_at DESC LIMIT 16
      ) best);
  END IF;
  IF json_array_length(terms) > 0 THEN
    spoken := ARRAY(
      SELECT newest.fact_id FROM json_array_elements_text(terms) AS wanted (term), LATERAL (
        SELECT fact_id FROM fact_terms WHERE tenant_id = tenant AND user_id = who AND term = wanted.term ORDER BY said_at DESC LIMIT 8
      ) newest);
  END IF;
  IF touched = '{}' AND spoken = '{}' THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT '[' || string_agg(
        json_build_array(fact.fact_id, fact.slot, key, value, fact.domain, fact.confidence, language, standing,
          floor(extract(epoch FROM last_confirmed_at) * 1000)::bigint, said_session_id, said_turn_number, hits)::text, ',') || ']'
    FROM (
      SELECT id, sum(hit)::int AS hits FROM (SELECT unnest(touched) AS id, 0 AS hit UNION ALL SELECT unnest(spoken), 1) found GROUP BY id
    ) candidate, LATERAL (
      SELECT * FROM facts WHERE tenant_id = tenant AND fact_id = candidate.id OFFSET 0
    ) fact
    WHERE fact.domain <> 'self_correction' AND fact.state = 'active' -- out here: inside, an index of the active ones would do, and be read whole for each
  );
END $$;

-- As session_history_since, with the turns in the order in which they are read, the newest first.
CREATE FUNCTION session_changes_since(
  s sessions, window_turns int, reach_turns int, prompt_tokens int, known_generation bigint, known_version bigint, next_turn int
) RETURNS text LANGUAGE plpgsql STABLE AS $$ -- STABLE: it sees the turns of the very moment at which the session was read
DECLARE
  continues boolean := s.generation = known_generation AND s.version >= known_version;
BEGIN
  RETURN (
    SELECT
      '[' || s.generation || ',' || s.version || ',' || s.turn_count || ',' || s.message_count - s.removed_messages || ',' ||
      s.token_count - CASE WHEN s.first_turn = 1 THEN 0 ELSE coalesce(tokens_before_turn(s.tenant_id, s.session_id, s.first_turn), s.token_count) END ||
      ',' || s.plan_state || ',' || to_json(continues) || ',' ||
      CASE WHEN s.was_valid OR s.tools_used <> '{}' THEN json_build_array(s.tools_used, s.was_valid)::text ELSE 'null' END ||
      E']\n[' || coalesce(latest.turns, '') || ']' || coalesce(E'\n' || latest.messages, '')
    FROM (
      SELECT string_agg(
          '[' || turn_number || ',"' || turn_id || '",' || to_json(digest) || ',' || digest_tokens || ',' || coalesce(places, 'null') || ',' || message_count ||
          ',' || token_count || ',' || coalesce(shown_tokens::text, 'null') || ',' || to_json(cut) ||
          CASE WHEN turn_number = s.turn_count AND (report IS NOT NULL OR open_results IS NOT NULL)
            THEN ',' || coalesce(to_json(report)::text, 'null') || ',' || coalesce(to_json(open_results)::text, 'null') ELSE '' END || ']', ',') AS turns,
        string_agg(CASE WHEN shown_tokens IS NULL THEN NULL WHEN cut THEN excerpt ELSE messages END, E'\n') AS messages
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

-- Both at once and in the order in which statements take them: whoever holds one and waits for the other would be in a deadlock with this.
LOCK TABLE sessions, turns;

-- A session's turns go with it: by a trigger, so that no save-turn pays for the check of a foreign key. Whoever writes a turn has its session locked.
-- As a foreign key's, the deletion sees the turns whatever tenant is set: a session also goes with its tenant, which the owner deletes.
CREATE FUNCTION forget_session_turns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text := current_setting('hipocampo.tenant', true);
BEGIN
  PERFORM set_config('hipocampo.tenant', OLD.tenant_id, true);
  DELETE FROM turns WHERE tenant_id = OLD.tenant_id AND session_id = OLD.session_id;
  PERFORM set_config('hipocampo.tenant', coalesce(shown, ''), true);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_session_turns AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION forget_session_turns();
ALTER TABLE turns DROP CONSTRAINT turns_tenant_id_session_id_fkey;
