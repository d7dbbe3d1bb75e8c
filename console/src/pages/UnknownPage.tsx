import { Forward } from './Forward.js';

/** Redirects an unknown address to the error page. */
export const UnknownPage = () => <Forward to="/404" />;
