// Keeps a server running: after a crash it is started again, each time after a longer wait. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs `command` with `options` of `spawn` (with a channel, over which it says `ready` once it serves) and calls `ended` with the exit
 * code when it is over: when it ended with 0, was stopped by `stop`, could not even be started the first time, or failed to start
 * `mostFailedStarts` times in a row. Any other end is a crash. The wait doubles until a server has served for `calmMs`.
 */
export function keepRunning([program, ...parameters], { options, ended, times = {} }) {
  const { firstWaitMs, longestWaitMs, calmMs, mostFailedStarts } = { firstWaitMs: 500, longestWaitMs: 30_000, calmMs: 60_000, mostFailedStarts: 10, ...times };
  let [child, timer, waitMs] = [undefined, undefined, firstWaitMs];
  let [stopping, hasServed, failedStarts] = [false, false, 0];
  const exitCode = (signal) => 128 + constants.signals[signal];

  function start() {
    timer = undefined;
    let readyAt;
    child = spawn(program, parameters, options);
    child.on('message', (message) => {
      if (message === 'ready') [readyAt, hasServed, failedStarts] = [performance.now(), true, 0];
    });
    child.on('error', ({ message }) => {
      console.error(`The server could not be started: ${message}`);
      ended(1);
    });
    child.on('exit', (code, signal) => {
      const result = signal ? exitCode(signal) : (code ?? 1);
      if (readyAt === undefined) failedStarts += 1;
      if (stopping || result === 0 || !hasServed || failedStarts >= mostFailedStarts) return ended(result);
      if (readyAt !== undefined && performance.now() - readyAt >= calmMs) waitMs = firstWaitMs;
      console.error(`The server ended by itself (${signal ?? `exit code ${code}`}); it is started again in ${waitMs / 1_000} s.`);
      timer = setTimeout(start, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    });
  }
  start();

  return {
    /** Passes a signal on and starts nothing any more. Between two starts that is the end. */
    stop(signal) {
      stopping = true;
      if (timer === undefined) return child.kill(signal);
      clearTimeout(timer);
      ended(exitCode(signal));
    },
  };
}
