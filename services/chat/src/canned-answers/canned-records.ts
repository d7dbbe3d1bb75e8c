import { cannedAnswers, chatErrors } from '@mall/contracts/chat';
import { recordsIn } from '@mall/service-kit/records';
import { CannedAnswer } from './canned-answer.entity.js';
import { checkCannedText } from './canned-text.js';

/** Answers that staff give often. */
export const cannedRecords = recordsIn(cannedAnswers, CannedAnswer, {
  write: ({ keyword, text }) => {
    if (text) checkCannedText(text);
    return {
      keyword: keyword?.toLowerCase(),
      text: text && { ru: text.ru.trim(), zh: text.zh.trim(), en: text.en.trim() },
    };
  },
  taken: {
    canned_answer_keyword: ({ keyword = '' }) => chatErrors.keywordTaken({ keyword: keyword.toLowerCase() }),
  },
});
