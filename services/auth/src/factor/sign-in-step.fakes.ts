import { SignInStepService } from './sign-in-step.service.js';

/** Lets every first proof be enough, for unit tests of accounts without a second factor. */
export class NoSecondSteps extends SignInStepService {
  constructor() {
    const unused = undefined as never;
    super(unused, unused, unused, unused, unused, unused);
  }

  override async assertEnough(): Promise<void> {}
}
