#!/usr/bin/env node
// vitrine <command>: called by the scripts of a clone and of a merchant's project. Plain JavaScript for Node 20 with nothing installed.
import { existsSync } from 'node:fs';
import { isClone, leave, prepare, project } from './project.mjs';

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  build: () => prepare('vitrine build', { build: process.argv.slice(2) }),
  test: () => import(isClone ? './test.mjs' : './test-project.mjs'),
  shop: () => import('./shop.mjs'),
};
const [command] = process.argv.splice(2, 1);
if (!Object.hasOwn(commands, command)) leave(`Usage: vitrine <command>\nCommands: ${Object.keys(commands).join(', ')}`, 2);
// What the machine says comes first. Tests must not depend on how a shop happens to be set up here.
if (command !== 'test' && existsSync(`${project}.env`)) process.loadEnvFile(`${project}.env`);
await commands[command]();
