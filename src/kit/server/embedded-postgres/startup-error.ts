/** Something that prevents the shop from starting and that the operator can fix. */
export class StartupError extends Error {
  /** What to do about it, one step a line. */
  readonly advice: readonly string[];

  /** `message` says what is wrong, `advice` what to do. */
  constructor(message: string, advice: readonly string[], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartupError';
    this.advice = advice;
  }

  /** Both as plain lines for a terminal. */
  inWords(): string {
    return [this.message, ...this.advice.map((step) => `  - ${step}`)].join('\n');
  }
}
