/** The one delivery term of the mall. Source: spec/storefront.md section 1. */
export const INCOTERM = 'DAP Ussuriysk';
