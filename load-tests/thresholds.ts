/** The promises in numbers. A run that breaks one of them fails. */
export const promises = {
  // Only expected answers, whatever the load.
  checks: ['rate>0.999'],
  http_req_failed: ['rate<0.001'],
  // Milliseconds, on two cores with the load generator beside the mall.
  'http_req_duration{path:brandPage}': ['p(95)<150'],
  'http_req_duration{path:search}': ['p(95)<250'],
  'http_req_duration{path:suggest}': ['p(95)<100'],
  'http_req_duration{path:car}': ['p(95)<250'],
};

/** Above the machine's capacity: some requests are refused (429, 503), others succeed, and none takes long. */
export const sheddingPromises = {
  'checks{check:answered or refused}': ['rate>0.999'],
  http_req_duration: ['p(95)<2500'],
};
