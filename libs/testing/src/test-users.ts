import { DEMO_LOADER, TEST_USER } from '@mall/local-stack';

/** Users of a test's NATS server in addition to services and operator. */
export const TEST_USERS = { demo: DEMO_LOADER, unrestricted: TEST_USER };
