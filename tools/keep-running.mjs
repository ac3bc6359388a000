// Keeps a server running: after a crash it is started again, each time after a longer wait. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What is usual; tests take less. */
const usual = { firstWaitMs: 500, longestWaitMs: 30_000, calmMs: 60_000, mostFailedStarts: 10 };

/**
 * Runs `command` with `options` of `spawn` (with a channel, over which it says `ready` once it serves) and calls `ended` with the exit
 * code when it is over: when it ended with 0, was stopped by `stop`, could not even be started the first time, or failed to start
 * `mostFailedStarts` times in a row. Any other end is a crash. The wait doubles until a server has served for `calmMs`.
 */
export function keepRunning(command, { options, ended, say = console.error, times = {} }) {
  const { firstWaitMs, longestWaitMs, calmMs, mostFailedStarts } = { ...usual, ...times };
  let child;
  let timer;
  let stopping = false;
  let waitMs = firstWaitMs;
  let hasServed = false;
  let failedStarts = 0;

  function start() {
    timer = undefined;
    let readyAt;
    child = spawn(command[0], command.slice(1), options);
    child.on('message', (message) => {
      if (message !== 'ready') return;
      readyAt = performance.now();
      hasServed = true;
      failedStarts = 0;
    });
    child.on('error', (error) => {
      say(`The server could not be started: ${error.message}`);
      ended(1);
    });
    child.on('exit', (code, signal) => {
      const result = signal ? 128 + constants.signals[signal] : (code ?? 1);
      if (readyAt === undefined) failedStarts += 1;
      if (stopping || result === 0 || !hasServed || failedStarts >= mostFailedStarts) return ended(result);
      if (readyAt !== undefined && performance.now() - readyAt >= calmMs) waitMs = firstWaitMs;
      say(`The server ended by itself (${signal ?? `exit code ${code}`}); it is started again in ${waitMs / 1_000} s.`);
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
      ended(128 + constants.signals[signal]);
    },
  };
}
