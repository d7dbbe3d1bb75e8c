export {
  accidentWords,
  angleWords,
  badgeWords,
  bodyWords,
  carStatuses,
  carStatusWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
} from '@mall/contracts/product';
