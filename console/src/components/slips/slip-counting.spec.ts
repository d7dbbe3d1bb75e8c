import { differenceToName, doneOf, firstChoice, hintOf } from './slip-counting.js';

const aSlip = (amountFee: number, waitsForSecond: 0 | 1 = 0) =>
  ({ amountFee, dueFee: 100, waitsForSecond }) as const;

describe('what the dialog proposes for an amount', () => {
  test.each([
    ['the amount due', aSlip(100), 'exact'],
    ['too much: a difference that needs a reason', aSlip(101), 'difference'],
    ['too little: a part payment', aSlip(99), 'part'],
    ['the amount due, second person', aSlip(100, 1), 'exact'],
    ['too little, second person: nothing, so that the first choice stays hidden', aSlip(99, 1), ''],
  ] as const)('%s', (_, slip, choice) => {
    expect(firstChoice(slip)).toBe(choice);
  });
});

describe('the difference that needs a name', () => {
  test.each([
    ['none, when what was claimed came', aSlip(90), 90, 'part', 0],
    ['to the claim', aSlip(100), 95, 'part', -5],
    ['to what is due, when it is accepted', aSlip(90), 90, 'difference', -10],
    ['to the claim, when both differ', aSlip(110), 105, 'difference', -5],
  ] as const)('%s', (_, slip, received, counting, difference) => {
    expect(differenceToName(slip, received, counting)).toBe(difference);
  });
});

test('the hint names the first and the second of two persons', () => {
  expect(hintOf(aSlip(100), false)).toBe('console.slips.approveSure');
  expect(hintOf(aSlip(100), true)).toBe('console.slips.firstSure');
  expect(hintOf(aSlip(100, 1), true)).toBe('console.slips.secondSure');
});

test('the message afterwards follows the answer of the server, not what the dialog expected', () => {
  expect(doneOf({ waitsForSecond: 1 }, 'part')).toBe('console.slips.firstConfirmed');
  expect(doneOf({ waitsForSecond: 0 }, 'part')).toBe('console.slips.partConfirmed');
  expect(doneOf({ waitsForSecond: 0 }, 'difference')).toBe('console.slips.approved');
});
