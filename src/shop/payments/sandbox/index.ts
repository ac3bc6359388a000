/** The sandbox: a provider of our own for demonstrations and tests, with the page on which its cards are typed. */
export { decideSandbox, sandboxDetailOf, type SandboxDecision, type SandboxForm } from './decide-sandbox.ts';
export { renderSandboxMissing, renderSandboxPage, sandboxPolicy, sandboxStylePath } from './sandbox-page.tsx';
export { sandboxStyle } from './sandbox-style.ts';
export { sendSandboxWebhook } from './send-sandbox-webhook.ts';
