export default async function tearDown() {
  await globalThis.temporaryMall?.stop();
}
