// A browser on a busy machine occasionally stalls for longer than any timeout. A step of a journey gets a second try; the runner
// names every step that needed it.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
