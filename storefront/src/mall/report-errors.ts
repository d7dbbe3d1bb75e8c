import { reportErrors } from '@mall/web-kit';
import { call, session } from './api.js';

/** Errors of signed-in people are logged for staff; those of visitors are not, because anybody could flood the log. */
reportErrors({
  send: async (logs) => {
    const token = session.current?.accessToken;
    // Uses the current token only: when the session has expired, a report must not ask for a password.
    if (token) await call('admin.log.report', { logs }, { authorization: `Bearer ${token}` });
  },
});
