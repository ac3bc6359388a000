/** What services call carriers, by the names that people give them. A name that is not here is left out: the service finds the carrier by the number. */

const known: Readonly<Record<string, { afterShip: string; easyPost: string }>> = {
  ups: { afterShip: 'ups', easyPost: 'UPS' },
  usps: { afterShip: 'usps', easyPost: 'USPS' },
  fedex: { afterShip: 'fedex', easyPost: 'FedEx' },
  dhlexpress: { afterShip: 'dhl', easyPost: 'DHLExpress' },
  royalmail: { afterShip: 'royal-mail', easyPost: 'RoyalMail' },
  canadapost: { afterShip: 'canada-post', easyPost: 'CanadaPost' },
  australiapost: { afterShip: 'australia-post', easyPost: 'AustraliaPost' },
  evri: { afterShip: 'hermes-uk', easyPost: 'Evri' },
  dpduk: { afterShip: 'dpd-uk', easyPost: 'DPDUK' },
  sfexpress: { afterShip: 'sf-express', easyPost: 'SFExpress' },
  顺丰: { afterShip: 'sf-express', easyPost: 'SFExpress' },
  顺丰速运: { afterShip: 'sf-express', easyPost: 'SFExpress' },
  順豐: { afterShip: 'sf-express', easyPost: 'SFExpress' },
  順豐速運: { afterShip: 'sf-express', easyPost: 'SFExpress' },
};

/** What a service calls a carrier, or null. */
export function carrierCode(name: string, service: 'afterShip' | 'easyPost'): string | null {
  const key = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return Object.hasOwn(known, key) ? known[key]![service] : null;
}
