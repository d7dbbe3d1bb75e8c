import { withSection } from '../prove/report.mjs';

const page = '# Rehearsal\n\n## The whole mall\n\nof yesterday\n\n## Network policies\n\nby hand\n';

it('replaces its own section of a report, and keeps the others', () => {
  expect(withSection(page, '## The whole mall\n\nof today\n\n')).toBe(
    '# Rehearsal\n\n## The whole mall\n\nof today\n\n## Network policies\n\nby hand\n',
  );
  expect(withSection(page, '## Network policies\n\nby a command\n')).toBe(
    '# Rehearsal\n\n## The whole mall\n\nof yesterday\n\n## Network policies\n\nby a command\n',
  );
});

it('adds a section that the report does not have', () => {
  expect(withSection(page, '## Another\n\ntable\n')).toBe(`${page}\n## Another\n\ntable\n`);
  expect(withSection(withSection(page, '## Another\n\n1\n'), '## Another\n\n2\n')).toBe(
    `${page}\n## Another\n\n2\n`,
  );
});
