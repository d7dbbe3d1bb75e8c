export {
  defectWords,
  paintWords,
  panelWords,
  sectionWords,
  tyrePlaceWords,
  verdictWords,
} from '@mall/contracts/product';
