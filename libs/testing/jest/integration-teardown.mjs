export default async function tearDown() {
  await globalThis.mallTestRun?.stop();
}
