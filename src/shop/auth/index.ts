/**
 * Signing in: captcha, codes, sign-up, every way of signing in, proofs before sensitive changes. No answer reveals whether
 * an account exists; every guess is counted before it is checked. `completeSignIn` is where every way of signing in ends.
 */
import type { Slice } from '#kit/server/slice.ts';
import { authJobs } from './jobs.ts';
import { authMailSamples } from './mail-samples.ts';
import { openIdRoutes } from './openid/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { credentialRoutes } from './credentials/routes.ts';
import { authRoutes } from './routes.ts';
import { authPersonalData } from './store-personal.ts';

export { acceptCaptcha, issueCaptcha } from './captcha.ts';
export { completeSignIn, type SignedIn } from './sign-in/complete-sign-in.ts';
export { listPasskeys } from './passkeys/own-passkeys.ts';
export { readAuthModel } from './read-auth-model.ts';
export { checkStepUp, requireStepUp, type StepUpProof } from './step-up/require-step-up.ts';
export { sendResetLink } from './credentials/reset-password.ts';
export { joinVerifiedOrders } from './sign-in/join-guest.ts';
export { securityPath } from './credentials/security-path.ts';

/** The slice as the process lists it. */
export const authSlice: Slice = {
  name: 'auth',
  routes(api) {
    authRoutes(api);
    credentialRoutes(api);
    openIdRoutes(api);
    passkeyRoutes(api);
  },
  jobs: authJobs,
  mailSamples: authMailSamples,
  personalData: authPersonalData,
};
