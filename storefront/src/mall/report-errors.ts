import { reportErrors } from '@mall/web-kit';
import { call, session } from './api.js';

/** Errors of signed-in people's pages go to the log that staff read; from visitors anybody could fill it. */
reportErrors({
  send: async (logs) => {
    const token = session.current?.accessToken;
    // With a token of its own: where the session has run out, nobody is asked for a password because of a report.
    if (token) await call('admin.log.report', { logs }, { authorization: `Bearer ${token}` });
  },
});
