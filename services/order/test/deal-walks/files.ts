import type { TestMall } from '@mall/testing';

/** Replaces the file service: every upload exists and is accepted, and its id serves as its hash. */
export async function standInForFiles(mall: TestMall): Promise<void> {
  const { connection } = await mall.nats();
  const answers: Readonly<Record<string, (request: { fileIds?: string[] }) => unknown>> = {
    attach: () => null,
    describe: ({ fileIds = [] }) => fileIds.map((fileId) => ({ fileId, sha256: fileId.padStart(64, '0') })),
    lookAtPapers: ({ fileIds = [] }) =>
      fileIds.map((fileId) => ({ fileId, widthPx: 1_240, heightPx: 1_754, pages: null, isBlank: false })),
    storePaper: () => ({
      fileId: String(nextPaper()),
      sha256: String(papers).padStart(64, '0'),
      sizeBytes: 1_000,
    }),
    issueLink: () => ({
      url: '/api/files/f/1?t=1',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      originName: 'paper.pdf',
      contentType: 'application/pdf',
    }),
  };
  for (const [name, answer] of Object.entries(answers))
    connection.subscribe(`op.file.${name}`, {
      callback: (_, message) => void message.respond(JSON.stringify(answer(message.json()))),
    });
  await connection.flush();
}

let papers = 5_000_000;
const nextPaper = (): number => (papers += 1);
