// Lints sources given on standard input as [{ path, text }] with the repository's configuration and prints, for each,
// the ids of the rules that report an error. Runs outside Jest, which cannot load ESLint's configuration file.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const samples = JSON.parse(await text(process.stdin));
const found = [];
for (const sample of samples) {
  const [result] = await eslint.lintText(sample.text, { filePath: sample.path });
  found.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(found));
