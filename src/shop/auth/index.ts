/**
 * Signing in: captcha, codes, sign-up, every way of signing in, proofs before sensitive changes. No answer tells whether
 * an account exists; every guess is counted before it is checked. `completeSignIn` is where every way of signing in ends.
 */
import type { Slice } from '#kit/server/slice.ts';
import { authJobs } from './jobs.ts';
import { authMailSamples } from './mail-samples.ts';
import { openIdRoutes } from './openid/routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { authRoutes } from './routes.ts';
import { authPersonalData } from './store-personal.ts';

export { acceptCaptcha, issueCaptcha } from './captcha.ts';
export { checkNewPassword } from './check-new-password.ts';
export { completeSignIn, type SignedIn } from './complete-sign-in.ts';
export { joinVerifiedOrders } from './join-guest.ts';
export { loginText, parseLogin } from './parse-login.ts';
export { readAuthModel } from './read-auth-model.ts';
export { checkProof, requireProof, type Proof } from './require-proof.ts';
export { securityPath } from './security-path.ts';
export { sendCode } from './send-code.ts';
export { reachOf, tellLogin, type Telling } from './tell-login.ts';
export { useCode } from './use-code.ts';

/** The slice as the process lists it. */
export const authSlice: Slice = {
  name: 'auth',
  routes(api) {
    authRoutes(api);
    passwordRoutes(api);
    openIdRoutes(api);
  },
  jobs: authJobs,
  mailSamples: authMailSamples,
  personalData: authPersonalData,
};
