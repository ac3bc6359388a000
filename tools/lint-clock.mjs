// A rule of oxlint: what decides goes by `context.now()` in the shop and by the harness in tests, so that a test can say what time it is. Nothing else asks
// the machine or the database, and nobody waits for time to pass (docs/decisions/0510).
const inSql = /\b(?:now|(?:clock|statement|transaction)_timestamp|timeofday)\s*\(\s*\)|\b(?:current_(?:timestamp|date|time)|localtime(?:stamp)?)\b/i;
const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

/** Whether SQL asks the database what time it is. A column may note by itself when its row was made; nothing is decided by that. */
export const asksTheDatabase = (text) => inSql.test(text.replaceAll(/\bdefault\s+now\(\)/gi, ''));

const oneClock = {
  create(context) {
    const refuse = (node, message = 'another clock: ask context.now(), in a test that of the harness, in SQL a parameter') => context.report({ node, message });
    return {
      NewExpression: (node) => isDate(node.callee) && node.arguments.length === 0 && refuse(node),
      CallExpression: (node) => isDate(node.callee) && refuse(node),
      MemberExpression: (node) => isDate(node.object) && node.property.name === 'now' && refuse(node),
      Literal: (node) => typeof node.value === 'string' && asksTheDatabase(node.value) && refuse(node),
      TemplateElement: (node) => asksTheDatabase(node.value.raw) && refuse(node),
      Identifier: (node) => node.name === 'waitForTimeout' && refuse(node, 'wait for a sign that something happened, not for time'),
    };
  },
};
export default { meta: { name: 'shop' }, rules: { 'one-clock': oneClock } };
