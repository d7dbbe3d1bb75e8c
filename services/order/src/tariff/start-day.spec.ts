import { fillText } from '@mall/validation';
import { startDayIssue } from './start-day.js';

it('refuses a version that would count as replaced from the beginning, and names the earliest day', () => {
  const issue = startDayIssue('2026-01-01', '2026-03-02')!;
  expect(issue.field).toBe('validFrom');
  expect(fillText(issue.text, 'ru', issue.params).replace(/\s/g, ' ')).toMatch(
    /^«Действует с»: не раньше 2 марта 2026 г\. С этого дня /,
  );
  expect(fillText(issue.text, 'zh', issue.params)).toContain('生效日期不得早于2026年3月2日');
  expect(fillText(issue.text, 'en', issue.params)).toContain('2 March 2026 at the earliest');
});

it('lets a version begin on the day of the one in force or later, and the first of its kind on any day', () => {
  expect(startDayIssue('2026-03-02', '2026-03-02')).toBeUndefined();
  expect(startDayIssue('2026-03-03', '2026-03-02')).toBeUndefined();
  expect(startDayIssue('1999-01-01', undefined)).toBeUndefined();
});
