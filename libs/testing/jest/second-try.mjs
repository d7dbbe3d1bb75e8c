// A browser on a busy machine now and then stands still for longer than any patience. A step of a journey gets a
// second try; the runner names every step that needed it.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
