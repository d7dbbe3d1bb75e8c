import { loadBrands, loadCars } from './loading/catalogue.js';
import { House, readEnvironment } from './loading/house.js';
import { loadOrders } from './loading/orders.js';
import { loadBuyers, loadShops, loadStaff } from './loading/people.js';
import { Progress } from './loading/progress.js';
import { demoPassword, writeSignIns } from './loading/sign-ins.js';
import { uploadSlip } from './loading/slips.js';
import { StoredPictures } from './loading/stored-pictures.js';

/** Loads the demo into a running mall, over the operations of its services. Running it again changes nothing. */
const environment = readEnvironment(process.env);
const progress = new Progress();
const house = await House.enter(environment);
try {
  const password = demoPassword(environment);
  const pictures = new StoredPictures(house, progress);
  progress.say('people');
  await loadStaff(house, password);
  const shopIds = await loadShops(house, password, pictures);
  const buyers = await loadBuyers(house, password);
  progress.say('brands and categories');
  await loadBrands(house, pictures);
  await loadCars(house, shopIds, pictures, progress);
  progress.say('orders');
  await loadOrders(house, buyers, (buyer) => uploadSlip(environment, buyer, password));
  writeSignIns(environment, password);
  progress.say('loaded');
} finally {
  await house.leave();
}
