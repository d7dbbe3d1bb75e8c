import { withLibraryWords } from './library-words.js';

test("built-in texts of MUI's components are in the reader's language, and own settings stay", () => {
  const own = {
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiTooltip: { defaultProps: { arrow: true } },
  };
  expect(withLibraryWords(own, 'ru')).toMatchObject({
    MuiAutocomplete: { defaultProps: { fullWidth: true, closeText: 'Закрыть' } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiAlert: { defaultProps: { closeText: 'Закрыть' } },
  });
  expect(withLibraryWords(own, 'zh').MuiAlert?.defaultProps?.closeText).toBe('关闭');
});
