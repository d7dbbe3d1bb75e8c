import { Forward } from './Forward.js';

/** An address without a page. */
export const UnknownPage = () => <Forward to="/404" />;
