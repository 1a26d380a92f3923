/** Writes the core's questions and reads its answers: bytes, and numbers of 32 bits, the lowest byte first. */

export function bytesOf(...parts: readonly (ArrayLike<number>)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...Array.from(part)]));
}

/** Numbers, four bytes each. */
export function numberBytes(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  numbers.forEach((number, index) => view.setInt32(index * 4, number, true));
  return new Uint8Array(view.buffer);
}

export class ByteReader {
  private at = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    return this.view.getUint8(this.at++);
  }

  number(): number {
    this.at += 4;
    return this.view.getInt32(this.at - 4, true);
  }

  take(count: number): Uint8Array {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  rest(): Uint8Array {
    return this.take(this.bytes.length - this.at);
  }
}
