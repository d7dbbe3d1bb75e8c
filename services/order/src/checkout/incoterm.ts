/** The only delivery term of the mall, as prescribed. */
export const INCOTERM = 'DAP Ussuriysk';
