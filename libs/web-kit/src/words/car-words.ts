export {
  accidentWords,
  angleWords,
  badgeWords,
  bodyWords,
  carStatusWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
} from '@mall/contracts/product';
