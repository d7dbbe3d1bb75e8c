-- Conditions that must hold when no work is in progress. Each begins with its id and a sentence; "over" counts the items
-- it checks, because a check without items proves nothing; the query returns one row for each violation, whose first
-- column describes it. Letters after a number divide an invariant into several checks.

-- I1a: No stock is negative, and the units of a sku are the free and the held ones.
-- over: SELECT count(*) FROM product.sku_stock
SELECT format('sku %s: stock %s, held %s, actual %s', sku_id, stock, lock_stock, actual)
  FROM product.sku_stock WHERE stock < 0 OR lock_stock < 0 OR actual <> stock + lock_stock;

-- I2a: The held units of a sku are the sum of its open holds.
-- over: SELECT count(*) FROM product.sku_stock_lock WHERE status = 0
SELECT format('sku %s says %s held, its holds add up to %s', k.sku_id, k.lock_stock, held.units)
  FROM product.sku_stock k,
       LATERAL (SELECT COALESCE(sum(count), 0) AS units FROM product.sku_stock_lock l
                 WHERE l.sku_id = k.sku_id AND l.status = 0) held
 WHERE k.lock_stock <> held.units;

-- I2b: Every unit that was added and is no longer there was sold.
-- over: SELECT count(*) FROM product.sku_stock_lock WHERE status = 1
SELECT format('sku %s: %s received, %s there, %s sold', k.sku_id, k.received, k.actual, sold.units)
  FROM product.sku_stock k,
       LATERAL (SELECT COALESCE(sum(count), 0) AS units FROM product.sku_stock_lock l
                 WHERE l.sku_id = k.sku_id AND l.status = 1) sold
 WHERE k.actual <> k.received - sold.units;

-- I3a: Every hold and every sale belongs to an order.
-- over: SELECT count(*) FROM product.sku_stock_lock WHERE status <> -1
SELECT format('%s of sku %s under %s, which is no order', CASE status WHEN 0 THEN 'a hold' ELSE 'a sale' END, sku_id, order_key)
  FROM product.sku_stock_lock l
 WHERE status <> -1 AND NOT EXISTS (SELECT FROM "order".sales_order o WHERE o.order_key = l.order_key);

-- I3b: A closed order has neither holds nor sales.
-- over: SELECT count(*) FROM "order".sales_order WHERE status = 6
SELECT format('order %s is cancelled and has lock %s of sku %s', o.order_id, l.status, l.sku_id)
  FROM "order".sales_order o JOIN product.sku_stock_lock l USING (order_key) WHERE o.status = 6 AND l.status <> -1;

-- I3c: An open unpaid order has holds for exactly its lines; a paid one has sales for exactly its lines.
-- over: SELECT count(*) FROM "order".sales_order WHERE status <> 6
SELECT format('order %s in status %s wants %s of sku %s and has %s', o.order_id, o.status, i.count, i.sku_id, COALESCE(l.count, 0))
  FROM "order".sales_order o JOIN "order".order_item i USING (order_id)
  LEFT JOIN product.sku_stock_lock l
    ON l.order_key = o.order_key AND l.sku_id = i.sku_id AND l.status = CASE WHEN o.status IN (1, 4) THEN 0 ELSE 1 END
 WHERE o.status <> 6 AND l.count IS DISTINCT FROM i.count
UNION ALL
SELECT format('order %s has a lock on sku %s that it never ordered', o.order_id, l.sku_id)
  FROM "order".sales_order o JOIN product.sku_stock_lock l USING (order_key)
 WHERE l.status <> -1
   AND NOT EXISTS (SELECT FROM "order".order_item i WHERE i.order_id = o.order_id AND i.sku_id = l.sku_id);

-- I3d: No order that is paid, or whose slip is being checked, loses its car.
-- over: SELECT count(*) FROM "order".sales_order WHERE paid_at IS NOT NULL OR status = 4
SELECT format('order %s lost its car at step %s', order_id, seq)
  FROM "order".order_event WHERE action = 'carLost';

-- I4a: One submit makes one set of orders: a key of a buyer and a confirmation are used once.
-- over: SELECT count(*) FROM "order".submission WHERE state = 'done'
SELECT format('user %s, key %s: %s submissions', user_id, idempotency_key, count(*))
  FROM "order".submission WHERE state <> 'abandoned' GROUP BY user_id, idempotency_key HAVING count(*) > 1
UNION ALL
SELECT format('review page %s: %s submissions', confirm_id, count(*))
  FROM "order".submission WHERE state <> 'abandoned' GROUP BY confirm_id HAVING count(*) > 1;

-- I4b: The orders that exist are exactly those of finished submits.
-- over: SELECT count(*) FROM "order".sales_order
SELECT format('order %s was planned by no finished press', o.order_id)
  FROM "order".sales_order o
 WHERE NOT EXISTS (SELECT FROM "order".submission s, jsonb_array_elements(s.plan -> 'orders') planned
                    WHERE s.submission_id = o.submission_id AND s.state = 'done'
                      AND (planned ->> 'orderId')::bigint = o.order_id)
UNION ALL
SELECT format('submission %s is done without its order %s', s.submission_id, planned ->> 'orderId')
  FROM "order".submission s, jsonb_array_elements(s.plan -> 'orders') planned
 WHERE s.state = 'done'
   AND NOT EXISTS (SELECT FROM "order".sales_order o WHERE o.order_id = (planned ->> 'orderId')::bigint);

-- I5a: Every order has exactly one contract, and there is none without an order.
-- over: SELECT count(*) FROM "order".sales_contract
SELECT format('order %s has %s contracts', o.order_id, count(c.contract_id))
  FROM "order".sales_order o LEFT JOIN "order".sales_contract c USING (order_id)
 GROUP BY o.order_id HAVING count(c.contract_id) <> 1
UNION ALL
SELECT format('contract %s has no order', c.contract_id)
  FROM "order".sales_contract c LEFT JOIN "order".sales_order o USING (order_id) WHERE o.order_id IS NULL;

-- I5b: A paid order has a confirmed slip, and a contract that was signed before shipping.
-- over: SELECT count(*) FROM "order".sales_order WHERE status IN (2, 3, 5)
SELECT format('order %s in status %s: %s confirmed slips, signed %s, shipped %s', o.order_id, o.status,
              (SELECT count(*) FROM "order".voucher v WHERE v.order_id = o.order_id AND v.status = 1), c.signed_at, o.shipped_at)
  FROM "order".sales_order o LEFT JOIN "order".sales_contract c USING (order_id)
 WHERE o.status IN (2, 3, 5)
   AND (c.signed_at IS NULL OR c.signed_at > COALESCE(o.shipped_at, 'infinity')
        OR NOT EXISTS (SELECT FROM "order".voucher v WHERE v.order_id = o.order_id AND v.status = 1));

-- I6a: The total of an order is the sum of its lines, in one currency, at the quoted rate.
-- over: SELECT count(*) FROM "order".sales_order
SELECT format('order %s: total %s, lines %s, rate %s', o.order_id, o.total_minor, lines.total, o.rate_scaled)
  FROM "order".sales_order o,
       LATERAL (SELECT sum(price_minor * count) AS total FROM "order".order_item i WHERE i.order_id = o.order_id) lines
 WHERE o.total_minor IS DISTINCT FROM lines.total OR o.currency <> 'CNY' OR COALESCE(o.rate_scaled, 0) <= 0;

-- I6b: The credit of an order is the sum of its confirmed slips; a paid one is paid in full, and an excess waits for repayment.
-- over: SELECT count(*) FROM "order".voucher WHERE status = 1
SELECT format('order %s: total %s, credited %s, its slips count for %s, to go back %s', o.order_id, o.total_minor, o.credited_minor, paid.counts, back.fen)
  FROM "order".sales_order o,
       LATERAL (SELECT COALESCE(sum(credited_minor), 0) AS counts, COALESCE(bool_or(difference_accepted), false) AS is_accepted
                  FROM "order".voucher v WHERE v.order_id = o.order_id AND v.status = 1) paid,
       LATERAL (SELECT COALESCE(sum(amount_cny_minor), 0) AS fen
                  FROM "order".refund r WHERE r.order_id = o.order_id AND r.kind = 'overpaid') back
 WHERE o.credited_minor <> paid.counts
    OR (o.status IN (2, 3, 5) AND NOT paid.is_accepted AND o.credited_minor <> o.total_minor + back.fen);

-- I6c: Every posting has two sides of the same amount.
-- over: SELECT count(*) FROM "order".ledger_journal
SELECT format('journal %s of order %s: debit %s, credit %s', j.journal_id, j.order_id, sum(e.debit_minor), sum(e.credit_minor))
  FROM "order".ledger_journal j LEFT JOIN "order".ledger_entry e USING (journal_id)
 GROUP BY j.journal_id HAVING sum(e.debit_minor) IS DISTINCT FROM sum(e.credit_minor) OR count(e.entry_id) = 0;

-- I6d: The bank balance of an order is its confirmed slips minus repayments.
-- over: SELECT count(*) FROM "order".ledger_entry WHERE account = 'bank'
SELECT format('order %s: in the bank %s, confirmed and not gone back %s', o.order_id, bank.fen, o.credited_minor - gone.fen)
  FROM "order".sales_order o,
       LATERAL (SELECT COALESCE(sum(debit_minor - credit_minor), 0) AS fen FROM "order".ledger_entry JOIN "order".ledger_journal j USING (journal_id)
                 WHERE j.order_id = o.order_id AND account = 'bank') bank,
       LATERAL (SELECT COALESCE(sum(amount_cny_minor), 0) AS fen FROM "order".refund r WHERE r.order_id = o.order_id AND r.status = 2) gone
 WHERE bank.fen <> o.credited_minor - gone.fen;

-- I6e: The books have exactly one sale of the full amount for each paid order, and none for others.
-- over: SELECT count(*) FROM "order".ledger_entry WHERE account = 'sales'
SELECT format('order %s in status %s: total %s, sold for %s by the books', o.order_id, o.status, o.total_minor, sales.fen)
  FROM "order".sales_order o,
       LATERAL (SELECT COALESCE(sum(credit_minor - debit_minor), 0) AS fen FROM "order".ledger_entry JOIN "order".ledger_journal j USING (journal_id)
                 WHERE j.order_id = o.order_id AND account = 'sales') sales
 WHERE sales.fen <> CASE WHEN o.status IN (2, 3, 5) THEN o.total_minor ELSE 0 END;

-- I6f: Everything paid for a cancelled order is to be repaid.
-- over: SELECT count(*) FROM "order".sales_order WHERE status = 6 AND credited_minor > 0
SELECT format('order %s: credited %s, to go back %s', o.order_id, o.credited_minor, back.fen)
  FROM "order".sales_order o,
       LATERAL (SELECT COALESCE(sum(amount_cny_minor), 0) AS fen
                  FROM "order".refund r WHERE r.order_id = o.order_id AND r.kind IN ('cancelled', 'overpaid')) back
 WHERE o.status = 6 AND o.credited_minor <> back.fen
   AND NOT EXISTS (SELECT FROM "order".refund r WHERE r.order_id = o.order_id AND r.kind = 'claim' AND r.status <> 3);

-- I7a: The history of an order is numbered without gaps, as many rows as the order has versions, and ends with the state of the order.
-- over: SELECT count(*) FROM "order".order_event
SELECT format('order %s: %s rows up to %s, version %s, last %s, status %s', o.order_id, e.rows, e.top, o.version, e.last_status, o.status)
  FROM "order".sales_order o,
       LATERAL (SELECT count(*) AS rows, max(seq) AS top, min(seq) AS bottom,
                       (array_agg(to_status ORDER BY seq DESC))[1] AS last_status
                  FROM "order".order_event e WHERE e.order_id = o.order_id) e
 WHERE e.rows <> o.version OR e.top <> o.version OR e.bottom <> 1 OR e.last_status <> o.status;

-- I7b: Every step of a history is one of the state machine, from the state of the step before.
-- over: SELECT count(*) FROM "order".order_event
SELECT format('order %s, step %s: %s from %s to %s', e.order_id, e.seq, e.action, e.from_status, e.to_status)
  FROM "order".order_event e
  LEFT JOIN "order".order_event before ON before.order_id = e.order_id AND before.seq = e.seq - 1
 WHERE e.from_status IS DISTINCT FROM before.to_status
    OR NOT EXISTS (SELECT FROM chaos.machine m WHERE m.action = e.action AND m.to_status = e.to_status
                      AND m.from_status IS NOT DISTINCT FROM e.from_status);

-- I8a: Every event was published.
-- over: SELECT count(*) FROM chaos.outbox
SELECT format('%s event %s %s was never published', service, subject, id) FROM chaos.outbox WHERE published_at IS NULL;

-- I8b: Every subscriber handled or parked every event of its subject, and no other.
-- over: SELECT count(*) FROM chaos.inbox
SELECT format('%s never had %s %s', s.durable, o.subject, o.id)
  FROM chaos.subscriber s JOIN chaos.outbox o ON o.subject = s.subject
 WHERE NOT EXISTS (SELECT FROM chaos.inbox i WHERE i.service = s.service AND i.consumer = s.durable AND i.event_id = o.id)
   AND NOT EXISTS (SELECT FROM chaos.parked p WHERE p.consumer = s.durable AND p.event_id = o.id::text)
UNION ALL
SELECT format('%s had event %s, which nobody wrote', i.consumer, i.event_id)
  FROM chaos.inbox i WHERE NOT EXISTS (SELECT FROM chaos.outbox o WHERE o.id = i.event_id);

-- I8c: No consumer was lost.
-- over: SELECT count(*) FROM chaos.subscriber
SELECT format('%s on %s is gone', durable, subject) FROM chaos.subscriber s
 WHERE NOT EXISTS (SELECT FROM chaos.consumer c WHERE c.durable = s.durable);

-- I9: Parked events have a reason, and none that a service wrote is still parked.
-- over: SELECT count(*) FROM chaos.parked
SELECT format('%s set %s aside: %s', p.consumer, p.event_id, p.reason)
  FROM chaos.parked p
 WHERE p.reason = '' OR (p.state = 'parked' AND EXISTS (SELECT FROM chaos.outbox o WHERE o.id::text = p.event_id));

-- I10: No message of a stream is undelivered or unacknowledged.
-- over: SELECT count(*) FROM chaos.consumer
SELECT format('%s: %s waiting, %s delivered and not acknowledged', durable, pending, ack_pending)
  FROM chaos.consumer WHERE pending > 0 OR ack_pending > 0;

-- I11: No submit is incomplete.
-- over: SELECT count(*) FROM "order".submission
SELECT format('submission %s is %s, its lease ended %s', submission_id, state, lease_until)
  FROM "order".submission WHERE state = 'planned' OR (state = 'abandoned' AND sweeps = 0 AND EXISTS (
    SELECT FROM jsonb_array_elements(plan -> 'orders') planned
      JOIN product.sku_stock_lock l ON l.order_key = 'order:' || (planned ->> 'orderId') AND l.status = 0));

-- I12: The displayed sales of a car agree with its stock.
-- Cars of a catalogue that the mall began with may have been sold elsewhere before; those of the harness have higher numbers.
-- over: SELECT count(*) FROM product.spu WHERE spu_id > 70000000
SELECT format('car %s shows %s sold; its stock says %s', s.spu_id, s.sale_num, k.sold)
  FROM product.spu s,
       LATERAL (SELECT COALESCE(sum(received - actual), 0) AS sold
                  FROM product.sku_stock k WHERE k.spu_id = s.spu_id) k
 WHERE s.sale_num <> k.sold AND s.spu_id > 70000000;

-- I13: The buyer has exactly one notice of every step of an order, and no other but of messages that wait, which no event tells of.
-- over: SELECT count(*) FROM chat.notice
SELECT format('user %s has %s notices of %s %s', o.payload ->> 'userId', count(n.notice_id), o.subject, o.id)
  FROM chaos.outbox o
  JOIN chaos.subscriber s ON s.subject = o.subject AND s.service = 'chat'
  LEFT JOIN chat.notice n ON n.event_id = o.id AND n.recipient = 'person:' || (o.payload ->> 'userId')
 WHERE o.service = 'order'
   AND NOT EXISTS (SELECT FROM chaos.parked p WHERE p.consumer = s.durable AND p.event_id = o.id::text)
 GROUP BY o.id, o.subject, o.payload HAVING count(n.notice_id) <> 1
UNION ALL
SELECT format('notice %s is of an event that nobody wrote', notice_id)
  FROM chat.notice n WHERE n.kind <> 'chat' AND NOT EXISTS (SELECT FROM chaos.outbox o WHERE o.id = n.event_id);

-- I14: Every stored file has its object, of the same size and content, and every object its file.
-- over: SELECT count(*) FROM file.file WHERE state = 'stored'
SELECT format('file %s (%s bytes, %s) and object %s (%s bytes, %s)', f.key, f.size_bytes, left(f.sha256, 8), o.key, o.size_bytes, left(o.sha256, 8))
  FROM (SELECT * FROM file.file WHERE state = 'stored') f
  FULL JOIN chaos.object o ON o.key = f.key
 WHERE o.key IS NULL OR (f.key IS NULL AND NOT EXISTS (SELECT FROM file.file s WHERE s.key = o.key))
    OR o.size_bytes <> f.size_bytes OR o.sha256 <> f.sha256;

-- I15: A session has at most one refresh token that can still be used.
-- over: SELECT count(*) FROM auth.refresh_token
SELECT format('session %s has %s live refresh tokens', r.session_id, count(*))
  FROM auth.refresh_token r JOIN auth.session s USING (session_id)
 WHERE r.used_at IS NULL AND r.expires_at > now() AND s.revoked_at IS NULL GROUP BY r.session_id HAVING count(*) > 1;

-- I16a: A buyer has at most one default address.
-- over: SELECT count(*) FROM "user".address
SELECT format('user %s has %s default addresses', user_id, count(*))
  FROM "user".address WHERE is_default GROUP BY user_id HAVING count(*) > 1;

-- I16b: References between services are valid: buyers have accounts and profiles, lines have cars, slips have files.
-- over: SELECT count(*) FROM "order".order_item
SELECT format('order %s is of user %s, who has no account or profile', o.order_id, o.user_id)
  FROM "order".sales_order o
 WHERE NOT EXISTS (SELECT FROM auth.account a WHERE a.side = 'shop' AND a.user_id = o.user_id)
    OR NOT EXISTS (SELECT FROM "user".profile p WHERE p.user_id = o.user_id)
UNION ALL
SELECT format('order %s has sku %s, which is no car', i.order_id, i.sku_id)
  FROM "order".order_item i WHERE NOT EXISTS (SELECT FROM product.sku k WHERE k.sku_id = i.sku_id AND k.spu_id = i.spu_id)
UNION ALL
SELECT format('slip %s has no file in use: %s', v.voucher_id, one ->> 'url')
  FROM "order".voucher v, jsonb_array_elements(v.files) one
 WHERE NOT EXISTS (SELECT FROM file.file f JOIN file.file_use u USING (file_id)
                    WHERE f.file_id::text = substring(one ->> 'url' FROM '[0-9]+$')
                      AND u.used_by = 'order:' || v.order_id);

-- I17a: Actions that staff were told succeeded are in the order's history under their name; a slip names who decided it.
-- over: SELECT count(*) FROM chaos.said WHERE act IN ('confirmPayment', 'rejectSlip', 'ship', 'staffCancel') AND outcome = 'ok'
SELECT format('slip %s of order %s was looked at by %s at %s', voucher_id, order_id, audited_by_id, audited_at)
  FROM "order".voucher WHERE status <> 0 AND (audited_by_id IS NULL OR audited_at IS NULL)
UNION ALL
SELECT format('order %s: %s by user %s is not in its history', said.key, said.act, said.user_id)
  FROM chaos.said
 WHERE said.act IN ('confirmPayment', 'rejectSlip', 'ship', 'staffCancel') AND said.outcome = 'ok'
   AND NOT EXISTS (SELECT FROM "order".order_event e
                    WHERE e.order_id = said.key::bigint AND e.actor_kind = 'staff' AND e.actor_id = said.user_id::text);

-- I17b: The log of staff has an entry for each of their moves, with its outcome or without a known one.
-- over: SELECT count(*) FROM "order".order_event WHERE actor_kind = 'staff' AND actor_id IS NOT NULL
WITH journal AS (
  SELECT l.actor_id::text, count(*) AS entries,
         COALESCE(substring(l.params FROM '"orderId":"([0-9]+)"'), v.order_id::text) AS order_id
    FROM admin.operation_log l
    LEFT JOIN "order".voucher v ON v.voucher_id::text = substring(l.params FROM '"voucherId":"([0-9]+)"')
   WHERE l.origin = 'operation' AND l.service = 'order' AND l.method <> 'GET'
     AND (NOT l.is_failure OR l.failure LIKE 'platform.%')
   GROUP BY 1, 3
), moves AS (
  SELECT order_id, actor_id, count(*) AS moves
    FROM "order".order_event WHERE actor_kind = 'staff' AND actor_id IS NOT NULL GROUP BY 1, 2
)
SELECT format('order %s: %s moves of user %s, %s of them in the journal', moves.order_id, moves, moves.actor_id, COALESCE(entries, 0))
  FROM moves LEFT JOIN journal ON journal.actor_id = moves.actor_id AND journal.order_id = moves.order_id::text
 WHERE COALESCE(entries, 0) < moves;

-- I18: No log and no event contains passwords, tokens or passport numbers of clients.
-- over: SELECT count(*) FROM chaos.outbox
SELECT format('%s in %s', canary, place) FROM chaos.canary;

-- I19a: Orders that a client was told succeeded exist as told.
-- over: SELECT count(*) FROM chaos.said WHERE act = 'submit' AND outcome = 'ok'
SELECT format('user %s was told that key %s made order %s', said.user_id, said.key, said.order_id)
  FROM chaos.said
 WHERE said.act = 'submit' AND said.outcome = 'ok'
   AND NOT EXISTS (SELECT FROM "order".sales_order o JOIN "order".submission s USING (submission_id)
                    WHERE o.order_id = said.order_id AND o.user_id = said.user_id AND s.idempotency_key = said.key);

-- I19b: Submits that a client was told were refused made no order; every order was requested.
-- over: SELECT count(*) FROM chaos.said WHERE act = 'submit' AND outcome = 'failed'
SELECT format('user %s was refused key %s with %s, and it made order %s', said.user_id, said.key, said.code, o.order_id)
  FROM chaos.said JOIN "order".submission s ON s.user_id = said.user_id AND s.idempotency_key = said.key AND s.state = 'done'
  JOIN "order".sales_order o USING (submission_id)
 WHERE said.act = 'submit' AND said.outcome = 'failed'
UNION ALL
SELECT format('order %s of user %s was asked for by nobody', o.order_id, o.user_id)
  FROM "order".sales_order o JOIN "order".submission s USING (submission_id)
 WHERE EXISTS (SELECT FROM chaos.said)
   AND NOT EXISTS (SELECT FROM chaos.said WHERE said.act = 'submit' AND said.user_id = o.user_id AND said.key = s.idempotency_key);

-- I19c: Moves of orders happened as often as clients were told, and not more often than they were requested.
-- over: SELECT count(*) FROM chaos.said WHERE act <> 'submit'
SELECT format('order %s, %s: told ok %s times, at most %s, happened %s times', told.key, told.act, told.ok, told.most, happened.times)
  FROM (SELECT key, act, count(*) FILTER (WHERE outcome = 'ok') AS ok,
               count(*) FILTER (WHERE outcome <> 'failed') AS most
          FROM chaos.said WHERE act <> 'submit' GROUP BY key, act) told,
       LATERAL (SELECT count(*) AS times FROM "order".order_event e
                 WHERE e.order_id = told.key::bigint AND e.action IN (told.act, told.act || 'MoreWait',
                   -- Money for a closed order is accepted and repaid.
                   CASE told.act WHEN 'confirmPayment' THEN 'confirmLate' WHEN 'rejectSlip' THEN 'rejectLate' END)) happened
 WHERE happened.times < told.ok OR happened.times > told.most;

-- I19d: A successful change is visible in the next read.
-- over: SELECT count(*) FROM chaos.reread
SELECT format('order %s was not as told after %s', order_id, act) FROM chaos.reread WHERE found = 'missing';

-- I20: A buyer's list has all orders of this buyer and no others.
-- over: SELECT count(*) FROM chaos.own_list WHERE order_id IS NOT NULL
SELECT format('user %s is shown order %s of user %s', l.user_id, l.order_id, o.user_id)
  FROM chaos.own_list l LEFT JOIN "order".sales_order o USING (order_id)
 WHERE l.order_id IS NOT NULL AND o.user_id IS DISTINCT FROM l.user_id
UNION ALL
SELECT format('user %s is not shown order %s', o.user_id, o.order_id)
  FROM "order".sales_order o
 WHERE o.buyer_removed_at IS NULL AND o.user_id IN (SELECT user_id FROM chaos.own_list)
   AND NOT EXISTS (SELECT FROM chaos.own_list l WHERE l.user_id = o.user_id AND l.order_id = o.order_id);

-- I21a: Every answer is 2xx, 4xx, 503 or (disk full) 507, in its envelope.
-- over: SELECT count(*) FROM chaos.answer WHERE status > 0
SELECT format('%s answered %s %s times, after up to %s ms%s %s', route, status, count(*), max(ms),
              CASE WHEN is_enveloped THEN '' ELSE ', without envelope' END, min(sample))
  FROM chaos.answer
 WHERE status > 0 AND (NOT (status BETWEEN 200 AND 299 OR status BETWEEN 400 AND 499 OR status IN (503, 507))
                       OR NOT is_enveloped)
 GROUP BY route, status, is_enveloped;

-- I21b: Every answer arrives within 30 seconds; there is none after a longer wait.
-- over: SELECT count(*) FROM chaos.answer
SELECT format('%s answered %s %s times, after up to %s ms', route, status, count(*), max(ms))
  FROM chaos.answer WHERE ms > 30000 GROUP BY route, status;

-- I21c: Unavailability is reported within 12 seconds, whatever chain of slow steps preceded it.
-- over: SELECT count(*) FROM chaos.answer WHERE status = 503
SELECT format('%s answered 503 %s times after up to %s ms: %s', route, count(*), max(ms), min(sample))
  FROM chaos.answer WHERE status = 503 AND ms > 12000 GROUP BY route;

-- I22a: A conversation is numbered without gaps, and its counters agree with its messages.
-- over: SELECT count(*) FROM chat.message
SELECT format('conversation %s: %s messages up to %s, says %s', c.conversation_id, m.rows, m.top, c.last_seq)
  FROM chat.conversation c,
       LATERAL (SELECT count(*) AS rows, COALESCE(max(seq), 0) AS top FROM chat.message m WHERE m.conversation_id = c.conversation_id) m
 WHERE m.rows <> m.top OR m.top <> c.last_seq;

-- I22b: Every echoed message is stored once, under the echoed number, and no message is stored that was not sent.
-- over: SELECT count(*) FROM chaos.talk WHERE seq IS NOT NULL
SELECT format('conversation %s: "%s" was heard back as %s and is stored as %s', t.person_id, t.content, t.seq, stored.seqs)
  FROM chaos.talk t,
       LATERAL (SELECT COALESCE(array_agg(m.seq), '{}') AS seqs FROM chat.message m JOIN chat.conversation c USING (conversation_id)
                 WHERE c.person_id = t.person_id AND m.content = t.content) stored
 WHERE CASE WHEN t.seq IS NOT NULL THEN stored.seqs <> ARRAY[t.seq]
            WHEN t.is_sent THEN cardinality(stored.seqs) > 1 ELSE cardinality(stored.seqs) > 0 END
UNION ALL
SELECT format('conversation %s has message %s, which nobody said: %s', c.person_id, m.seq, m.content)
  FROM chat.message m JOIN chat.conversation c USING (conversation_id)
 WHERE EXISTS (SELECT FROM chaos.talk)
   AND NOT EXISTS (SELECT FROM chaos.talk t WHERE t.person_id = c.person_id AND t.content = m.content);

-- I23a: Every state of an order is a recorded change, and every recorded one was stored: a kill between both leaves neither.
-- over: SELECT count(*) FROM "order".record_change WHERE record = 'order' AND after ? 'status'
SELECT format('order %s: its history has the states %s, its recorded changes %s', o.order_id, stored.states, recorded.states)
  FROM "order".sales_order o,
       LATERAL (SELECT array_agg(e.to_status::text ORDER BY e.seq) AS states FROM "order".order_event e
                 WHERE e.order_id = o.order_id AND e.to_status IS DISTINCT FROM e.from_status) stored,
       LATERAL (SELECT array_agg(c.after ->> 'status' ORDER BY c.change_id) AS states FROM "order".record_change c
                 WHERE c.record = 'order' AND c.record_id = o.order_id::text AND c.table_name = 'sales_order' AND c.after ? 'status') recorded
 WHERE stored.states IS DISTINCT FROM recorded.states
UNION ALL
SELECT format('order %s has recorded changes and does not exist', c.record_id)
  FROM "order".record_change c
 WHERE c.record = 'order' AND c.table_name = 'sales_order'
   AND NOT EXISTS (SELECT FROM "order".sales_order o WHERE o.order_id::text = c.record_id);

-- I23b: Every recorded change of an order says who made it; only the harness moves the end of the time to pay by hand.
-- over: SELECT count(*) FROM "order".record_change WHERE record = 'order'
SELECT format('change %s of order %s in %s was made by nobody', change_id, record_id, table_name)
  FROM "order".record_change WHERE record = 'order' AND actor_kind = 'database' AND fields <> '{pay_before}';
