/**
 * The Express Checkout Element of the fake's `stripe.js`: one button for a wallet, whose sheet stands in the page. It keeps to what Stripe documents: a sheet
 * opens when the press was answered within a second, takes no choice while the one before it is not answered, sums of lines are not above the amount, and a
 * payment is of the amount that was shown.
 */
export const walletScript = `
  const wallet = (of) => {
    const handlers = {};
    const emit = (name, event) => handlers[name] && handlers[name](event);
    const asked = (name, event) => new Promise((resolve) => emit(name, { ...event, resolve, reject: () => resolve(null) }));
    let unanswered = 0;
    const wait = (more) => (sheet.firstChild.disabled = (unanswered += more) > 0);
    const chosen = (name, event) => {
      wait(1);
      return asked(name, event).finally(() => wait(-1));
    };
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Buy with FakePay';
    const check = ({ lineItems }) => {
      if (lineItems.reduce((sum, line) => sum + line.amount, 0) > of.amount) throw new Error('IntegrationError: line items above the amount');
    };
    const sheet = document.createElement('form');
    sheet.hidden = true;
    const addresses = {
      home: { country: 'US', state: 'CA', city: 'San Francisco', postal_code: '94103', line1: '1 Market St', line2: null },
      away: { country: 'AQ', state: '', city: 'McMurdo', postal_code: '', line1: 'Ross Island', line2: null },
    };
    sheet.innerHTML = '<fieldset><label>Address <select name="address"><option value="home">Home</option><option value="away">Away</option></select></label><label>Shipping <select name="rate"></select></label><output></output><label>Card <input name="number"></label><button>Pay now</button><button type="button" name="close">Close</button></fieldset>';
    const show = (sums) => {
      check(sums);
      sheet.querySelector('output').textContent = 'Sum ' + of.amount;
      const rates = sums.shippingRates;
      if (rates) sheet.elements.rate.replaceChildren(...rates.map(({ id, displayName }) => new Option(displayName, id)));
    };
    const place = () => addresses[sheet.elements.address.value];
    const partial = ({ country, state, city, postal_code }) => ({ country, state, city, postal_code });
    button.onclick = async () => {
      const sums = await Promise.race([asked('click', {}), new Promise((resolve) => setTimeout(resolve, 1000, undefined))]);
      if (!sums) return;
      show(sums);
      sheet.hidden = false;
      const there = await chosen('shippingaddresschange', { name: 'Ada', address: partial(place()) });
      if (there) show(there);
    };
    sheet.elements.address.onchange = async () => {
      const sums = await chosen('shippingaddresschange', { name: 'Ada', address: partial(place()) });
      if (sums) show(sums);
      else sheet.querySelector('output').textContent = 'Not sent there';
    };
    sheet.elements.rate.onchange = async () => {
      const sums = await chosen('shippingratechange', { shippingRate: { id: sheet.elements.rate.value } });
      if (sums) check(sums), (sheet.querySelector('output').textContent = 'Sum ' + of.amount);
    };
    sheet.elements.close.onclick = () => {
      sheet.hidden = true;
      emit('cancel', {});
    };
    sheet.onsubmit = (event) => {
      event.preventDefault();
      of.number = sheet.elements.number.value;
      emit('confirm', {
        expressPaymentType: 'google_pay',
        billingDetails: { name: 'Ada Lovelace', email: 'ada.wallet@example.com', phone: '+14155550132' },
        shippingAddress: { name: 'Ada Lovelace', address: place() },
        shippingRate: { id: sheet.elements.rate.value },
        paymentFailed: ({ message }) => {
          sheet.hidden = true;
          sheet.dataset.failed = message || '';
        },
      });
    };
    return {
      on: (name, handler) => void (handlers[name] = handler),
      mount(target) {
        target.append(button, sheet);
        setTimeout(() => emit('ready', { availablePaymentMethods: { googlePay: true } }));
      },
      destroy: () => (button.remove(), sheet.remove()),
    };
  };
`;
