/** A text and the vector that the model's authors' weights give it in float32, as a signed byte a dimension, in base64. */
export interface GoldenVector {
  readonly text: string;
  readonly bytes: string;
}

/** Golden vectors by the model's name without its precision. A test recomputes them from the weights. */
export const GOLDEN_VECTORS: Readonly<Record<string, readonly GoldenVector[]>> = {
  'all-MiniLM-L6-v2': [
    {
      text: 'She adopted a grey cat in March.',
      bytes:
        'CgQ8I9kP3wvTCjDe+gDlJdvwCAnR3A/08kba7iYVst7nOwvHDxcBKNfM9+Ha9Bbb88nR/tbe5/g82hHP+R/xAQjzGtQw9SQABvPx' +
        'O2s9IdPWKTAvCi3hEs/mGOXcJAvpy+MFDuko+D/X1Bvr+vTq2uAxFwUw8gv5LAXhJ9vf8QAF2gwWTCP6+ODY2vfPlrYD0yUMXCkK' +
        'G+7fA+/yEP7z4S/0yeMI0C0aCQRRDucxCfZA+CTn6fHbJPDnKgAd+Sn1MdEV/g0d6B7qr/rWKdTnDhBLDUDY9xYi0O0AX+6gFgAJ' +
        '3gsc/vXsHCsSKANJCuwc7i8k2+oEtypBGis66IHk/vb3GSfrCv3t+AwYOBUcNy8rEQff7RgfHxX7FRTPFdHhweAhsfHiOTDU2+QG' +
        'JfHh2sr8E/UG2R0UANgW8wkF2wD9DsX0Oxjbz+YK9e78IB4FJPIRKL4K9vHr4e3+HtoBKh/j/+kGAhfnMjYxxMfy68wLDR9RBBbr' +
        '7wXTLEfi9B4f',
    },
    {
      text: '¿Cuánto cuesta el billete a Málaga? It was 42.50 €, I think.',
      bytes:
        'FjvkF+jzJSkXGSjO6QgU8ejj/S5WKek5NPMc0ujH4DAt1iDRC7zuIp8Y4PzSACpgBhvs4NfB8P0o4S5B8A+3KfDl+8yvDUTMQe7y' +
        '9Czq2unf3sfrSQgUIifhJUDNFfELACQnLzMNIzAFKzcEFAKtB/TvvvIh6zj4ROLt4sIcLgAFAdXvKRPsHczzyd4NFAMh8/cjOAUC' +
        'BgbGL+XtDR317RzNF/An6O8gHhXq/OgpDBA67v/XxwL9+8ceAvciKFcZ6BYMBF60yvkhAvfg7wM9Ed79IA0+OhgB2RECLPqvMQD4' +
        'Ch4s5f3tJPfy6NdA6QMmDMzm58EIOC36AQvt/t8D7wUPwg4KDCAy+APyCe3V5cD8rUzyyOTxAPLsHOMyDLwFPUAG/h0LEwnmDMEy' +
        'z+owH/a/EucCodLY60XY7w3zIQAICN/8F/X9DhRB1AYLCKAaMzMHBC5E2tTu7fZ/FInO8gjEGCDa1//jKubA3xrjtwzB3Rw67ycb' +
        '4fMAwB8o/O3C',
    },
    {
      text: 'const total = items.reduce((sum, item) => sum + item.price, 0);',
      bytes:
        '+V8iL9wHAytMNNrgCvrxFr1HCs0OvgnuPQoBzBQq6eYd89nN5RPYRuxFu8sZEPX3Qi4cNsESASDH7y7qEtcJHl8AIyvnIEEiXvH/' +
        '7FfXCX/k497bER0S4gvI0RT7G/sIKhvzEhrhItLrxkTgphQM7dsmt/FE1RDpVS4yEd8HGwDBtwnLDgXwM9geER3Z8Rq/Iwg13Mbs' +
        'ICft8/UD7vArDM7/Fg8JKvjk6BLhxc71QdcMOLn26Ca+4ifeA/bHJisO2gD/CQMC3h87GB7uKvXqzuIESQgzPOMhN/XW9O3x6wCz' +
        'Ud8U3gQQ9RglDvUC8wQO4OkqtdNAHOK4HSgM/twu2An5y8I/Fxj4D9gd+xbFFekv4/j+0R7QE+XnLPHN5g4TMCPkAwgWEXhB4u/P' +
        '9PNVFDz9D8DA4uUa4inVCA7n1wDz+NoVHcsYE/H89O3gAvgP6hcG6T3n8yko9kAlEAnlIwgR6v0gJ/cKufwKGfwFw9kLvS8HANzF' +
        '1t3s0AkFntkI',
    },
  ],
};
