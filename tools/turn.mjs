// One process at a time installs and builds in this folder; others wait for it. Plain JavaScript for Node 20.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './install.mjs';

const file = `${root}.cache/turn`;

/** Waits until nobody else prepares this folder; `end` lets the next one in, and so does the end of this process. */
export async function waitForTurn(what) {
  try {
    mkdirSync(`${root}.cache`, { recursive: true });
  } catch (error) {
    console.error(
      `\nThe project folder ${root} cannot be written (${error.code}).\n  - Copy it to a folder of your own, or give yourself the right to write there.\n`,
    );
    process.exit(1);
  }
  for (let said = false; ;) {
    try {
      writeFileSync(file, `${process.pid} ${what}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const [pid, ...name] = read().split(' ');
    if (pid && !isAlive(Number(pid))) rmSync(file, { force: true });
    else if (!said) {
      said = true;
      console.log(`Another process is installing or building here (${name.join(' ')}, process ${pid}); waiting for it ...`);
    }
    await sleep(200);
  }
  const end = () => rmSync(file, { force: true });
  process.once('exit', end);
  return {
    end() {
      process.off('exit', end);
      end();
    },
  };
}

function read() {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
