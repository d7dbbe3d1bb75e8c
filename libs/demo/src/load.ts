import { loadBrands, loadCars, Progress } from './loading/catalogue.js';
import { readEnvironment } from './loading/environment.js';
import { MallConnection } from './loading/mall-connection.js';
import { loadOrders } from './loading/orders.js';
import { loadBuyers, loadShops, loadStaff } from './loading/people.js';
import { demoPassword, writeSignIns } from './loading/sign-ins.js';
import { uploadSlip } from './loading/slips.js';
import { StoredPictures } from './loading/stored-pictures.js';

/** Loads the demo data into a running mall through the operations of its services. Idempotent. */
const environment = readEnvironment(process.env);
const progress = new Progress();
const mall = await MallConnection.open(environment);
try {
  const password = demoPassword(environment);
  const pictures = new StoredPictures(mall);
  progress.say('people');
  await loadStaff(mall, password);
  const shopIds = await loadShops(mall, password, pictures);
  const buyers = await loadBuyers(mall, password);
  progress.say('brands and categories');
  await loadBrands(mall, pictures);
  await loadCars(mall, shopIds, pictures, progress);
  progress.say('orders');
  await loadOrders(mall, buyers, (buyer, slip) => uploadSlip(environment, buyer, password, slip));
  writeSignIns(environment, password);
  progress.say('loaded');
} finally {
  await mall.close();
}
