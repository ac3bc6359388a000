/** This browser's subscription to web push: whether it can have one, and how it gets and ends it. */

const workerMs = 10_000;

/** Whether this browser has web push; what it was allowed to is another question. */
export const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The subscription that this browser has. */
export async function pushHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser, or answers the subscription that it has; one that was made for another key of the shop is replaced. Rejects where the browser fails. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await workerHere();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The service worker, which starts with the page: it may be a moment before it is there. */
function workerHere(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no service worker')), workerMs);
    navigator.serviceWorker.ready.then(resolve, reject);
  });
}
