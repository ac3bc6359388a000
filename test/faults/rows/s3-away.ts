/** The S3 server that holds the files is away, then hangs, while people read and buy; pictures are looked at and uploaded. */
import sharp from 'sharp';
import { createBucket, minio, startMinio } from '#test/harness/minio.ts';
import { startNetwork } from '#test/harness/network.ts';
import { send } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { trade } from '../nodes.ts';
import { signInOwner } from '../staff.ts';

const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret-key' };
const bucket = 'shop';
/** Three attempts of 10 s. */
const answeredWithinS = 40;

export default faultRow({
  title: 'The S3 server away and hanging under load',
  full: { rounds: 2 },
  short: { rounds: 1 },
  async run(faults, { rounds }) {
    if (!minio) return [];
    const server = await startMinio(keys);
    faults.atEnd(() => server.stop());
    await createBucket({ ...keys, bucket, endpoint: `http://127.0.0.1:${server.port}`, region: 'us-east-1', prefix: '' });
    const network = await startNetwork(server.port);
    faults.atEnd(() => network.close());
    const environment = {
      S3_ENDPOINT: `http://127.0.0.1:${network.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    };
    const shop = await faults.startShop({ database: 'server', environment });
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const owner = await signInOwner(shop);
    let pictures = 0;
    // Each another picture, or it would be there already.
    const upload = async () => owner.post('pictures', { file: (await pictureOf((pictures += 1))).toString('base64'), alt: { en: 'A field' } });
    const isShown = async ({ data }: { data: { url: string } }) => (await send(`${shop.url}${data.url}`, { method: 'GET' })).status === 200;
    const people = trade(shop, shop.url, [variant!.sku]);
    const seen = { taken: 0, refused: 0, slowest: 0, notShown: 0 };
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of ['refuse', 'cut'] as const) {
        const before = await upload();
        network[fault]();
        const since = performance.now();
        const [meanwhile] = await Promise.all([upload(), isShown(before)]);
        seen.slowest = Math.max(seen.slowest, (performance.now() - since) / 1_000);
        if (meanwhile.code === 0) seen.taken += 1;
        if (meanwhile.status === 503) seen.refused += 1;
        network.mend();
        for (const picture of [before, await upload()]) if (!(await isShown(picture))) seen.notShown += 1;
      }
    }
    const { requests, failed } = await people.stop();
    return [
      { figure: 'times away, and hanging', value: 2 * rounds, unit: '', target: null },
      { figure: 'requests meanwhile', value: requests, unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed', value: failed.length, unit: '', target: { exactly: 0 } },
      { figure: 'uploads that were taken without it', value: seen.taken, unit: '', target: { exactly: 0 } },
      { figure: 'uploads answered 503', value: seen.refused, unit: '', target: { exactly: 2 * rounds } },
      { figure: 'until an upload or a picture is answered, slowest', value: seen.slowest, unit: 's', target: { atMost: answeredWithinS } },
      { figure: 'pictures that are not shown once it is back', value: seen.notShown, unit: '', target: { exactly: 0 } },
    ];
  },
});

const pictureOf = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: shade % 256, g: 90, b: 60 } } })
    .png()
    .toBuffer();
