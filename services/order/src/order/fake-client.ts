/** For tests of use cases: another service, of which only these operations are called. Any other call fails. */
export function fakeClient<Client extends object>(operations: Partial<Client>): Client {
  return operations as Client;
}
